import TrainingVideosPage from './TrainingVideosPage';
import './training-videos.scss';

/** Page components by route ID. */
export const pages = { 'training-videos': { default: TrainingVideosPage } };
