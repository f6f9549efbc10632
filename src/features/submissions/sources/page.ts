import { settleText } from '@/blocks/site-text';
import { StatisticsSourcesPage, TEXT } from './StatisticsSourcesPage';
import '../submissions.scss';

// Apart from the other pages of its feature: they need none of what reads texts, which takes long to start.
export default StatisticsSourcesPage;
export const settle = settleText(TEXT);
