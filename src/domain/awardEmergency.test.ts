import { emergencyAmounts } from './awardEmergency';

const amounts = {
  obligationsByDefc: [
    { code: 'L', amount: 0.1 },
    { code: 'N', amount: 0.2 },
    { code: 'Z', amount: 7 },
    { code: 'Q', amount: 9 },
    { code: 'M', amount: 0 },
  ],
  outlaysByDefc: [
    { code: 'N', amount: 5 },
    { code: '1', amount: 3 },
  ],
};

describe('emergencyAmounts', () => {
  it('sums the amounts of the codes of a law', () => {
    expect(emergencyAmounts(amounts, 'covid_19', null)).toEqual({
      obligated: 0.3,
      outlayed: 5,
      codes: ['L', 'N'],
    });
    expect(emergencyAmounts(amounts, 'infrastructure', null)).toEqual({
      obligated: 7,
      outlayed: 3,
      codes: ['1', 'Z'],
    });
  });
  it('uses the API’s list of codes once it has loaded', () => {
    const apiCodes = [
      { code: 'Q', disaster: 'covid_19' },
      { code: 'L', disaster: '' },
    ];
    expect(emergencyAmounts(amounts, 'covid_19', apiCodes)).toEqual({
      obligated: 9,
      outlayed: 0,
      codes: ['Q'],
    });
  });
});
