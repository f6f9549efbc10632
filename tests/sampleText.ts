/** A content text with an example of each element that such texts may contain. */
export const sampleText = `---
glossary: outlay, obligation
---
The **lead** says 1 < 2 & \`a_b\`.

## Where it comes *from*

- An [agency](/agency) that *reports*
- <b>Markup</b> &amp; entities

1. First

| Column | Amount |
| --- | --- |
| Loans | $5 |

> A word.

![picture](https://example.com/a.png)

## Who pays

Nobody.
`;
