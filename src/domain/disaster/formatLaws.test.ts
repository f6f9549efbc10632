import { formatLaws, splitTitles } from './formatLaws';

describe('the public laws of a DEFC', () => {
  it.each([
    ['Emergency P.L. 116-123', ['Emergency Public Law 116-123']],
    ['Non-emergency P.L. 117-2', ['Non-Emergency Public Law 117-2']],
    ['Disaster P. L. 116-93', ['Disaster Public Law 116-93']],
    [
      'Non-emergency P.L. 116-136|Non-emergency P.L. 116-139',
      ['Non-Emergency Public Law 116-136', 'Non-Emergency Public Law 116-139'],
    ],
    ['Wildfire Suppression P.L. 116-94', ['Wildfire Suppression Public Law 116-94']],
    ['', []],
  ])('are read from %s', (publicLaw, expected) => expect(formatLaws(publicLaw)).toEqual(expected));
  it('have titles separated by a vertical bar', () =>
    expect(splitTitles('CARES Act | Act, 2021|')).toEqual(['CARES Act', 'Act, 2021']));
});
