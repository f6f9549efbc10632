/** Syllables and words for invented names. The names are not meant to resemble real organizations. */
export const heads = `Bramble Quill Thistle Marrow Cinder Fallow Harrow Juniper Larkspur Mossy
  Nettle Ochre Pebble Rowan Saffron Tallow Umber Velvet Willow Yarrow Zephyr Amberly Bracken Copper
  Drift Ember Fern Gossamer Hollow Indigo`.split(/\s+/);
export const tails = `wick haven mere gate ford stead combe croft fell holt garth shaw thorpe worth
  brook dale marsh ridge sound vale`.split(/\s+/);
export const suffixes = ['LLC', 'Inc', 'Corporation', 'Group LLC', 'Partners', 'Company'];
