import { inPieces } from '@/lib/inPieces';
import './compare.scss';

/** Pages by the ids of the route table. */
export const pages = {
  compare: inPieces(
    [
      async () => {
        const { MultiplesChart } = await import(
          /* webpackMode: "eager" */ '@/charts/multiples/MultiplesChart'
        );
        return MultiplesChart;
      },
    ],
    async () => {
      const { default: ComparePage } = await import(/* webpackMode: "eager" */ './ComparePage');
      return { default: ComparePage };
    },
  ),
};
