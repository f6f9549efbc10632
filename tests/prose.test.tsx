import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MarkdownText } from '@/markdown/MarkdownText';
import { Prose } from '@/markdown/Prose';
import { readContent } from '@/markdown/readContent';
import type { ParsedText } from '@/markdown/textToken';
import { sampleText } from './sampleText';

const parsedText = JSON.parse(readContent(sampleText)) as ParsedText;
const html = (element: React.ReactElement) =>
  render(<MemoryRouter>{element}</MemoryRouter>).container.innerHTML;

describe('a text parsed at build time', () => {
  it('renders the same as a text parsed in the browser', () => {
    const body = sampleText.replace(/^---[\s\S]*?---\n/, '');
    expect(html(<Prose blocks={parsedText.blocks} />)).toBe(html(<MarkdownText text={body} />));
  });
  it('renders headings, lists, links and tables, and shows HTML as plain text', () => {
    render(
      <MemoryRouter>
        <Prose blocks={parsedText.blocks} headingLevel={1} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Who pays' })).toHaveAttribute(
      'id',
      'who-pays',
    );
    expect(screen.getByRole('link', { name: 'agency' })).toHaveAttribute('href', '/agency');
    expect(screen.getByText('a_b').tagName).toBe('CODE');
    expect(screen.getByText(/1 < 2 &/)).toBeInTheDocument();
    expect(screen.getByText(/<b>Markup<\/b> & entities/)).toBeInTheDocument();
    expect(screen.getByText(/!\[picture\]/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'OL']);
    const table = within(screen.getByRole('region', { name: 'Table: Column, Amount' }));
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Loans',
      '$5',
    ]);
  });
});
