import {
  makeCounty,
  parseCity,
  parseDistrict,
  parseZip,
  stateOfCounty,
  type PlaceSubject,
} from '../places/placeSubject';
import { makeProgramSubject, type ProgramSubject } from '../program/programSubject';
import type { Member, SubjectKind } from './members';

/**
 * Returns the place or program of a member, with its code for a name that only a request can give: `County 39049`. Returns undefined for
 * an ID that names none.
 */
export const memberSubject = ({
  kind,
  id,
}: Member & { kind: SubjectKind }): PlaceSubject | ProgramSubject | undefined => {
  switch (kind) {
    case 'county': {
      const state = stateOfCounty(id);
      return state && { ...makeCounty(id, id, state), name: `County ${id}` };
    }
    case 'district':
      return parseDistrict(id, 'current');
    case 'city':
      return parseCity(id.slice(0, 2), id.slice(3));
    case 'zip':
      return parseZip(id);
    case 'assistance':
    case 'naics':
    case 'psc':
      return makeProgramSubject({
        kind,
        code: id,
        title: '',
        definition: '',
        yearRetired: null,
        parents: [],
      });
  }
};
