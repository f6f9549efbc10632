import { transactionCriteria, recordFilters } from '../spendingSubject';
import { makeProgramSubject } from './programSubject';

const base = { definition: '', yearRetired: null, parents: [] };
describe('makeProgramSubject', () => {
  it('names a program by code and title, and in sentences by its kind and code', () =>
    expect(
      makeProgramSubject({
        ...base,
        kind: 'assistance',
        code: '10.500',
        title: 'Cooperative Extension Service',
      }),
    ).toMatchObject({
      key: 'assistance:10.500',
      name: '10.500 - Cooperative Extension Service',
      nameInSentence: 'assistance listing 10.500',
      awards: 'awards under assistance listing 10.500',
      slug: 'assistance-10-500',
    }));
  it('names a program by its code while its title loads', () =>
    expect(makeProgramSubject({ ...base, kind: 'psc', code: 'R425', title: '' })).toMatchObject({
      name: 'R425',
      awards: 'awards with product or service code R425',
      slug: 'psc-r425',
    }));
  it('has the same criteria with and without its title, so that its amounts need not wait for it', () => {
    const criteriaOf = (title: string) =>
      transactionCriteria(
        recordFilters(
          {
            subject: makeProgramSubject({ ...base, kind: 'assistance', code: '10.500', title }),
            fy: '2025',
            obligations: null,
          },
          '2025-11-15',
        ),
        '2025-11-15',
      );
    expect(criteriaOf('')).toEqual(criteriaOf('Cooperative Extension Service'));
  });
});
