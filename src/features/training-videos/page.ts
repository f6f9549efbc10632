import TrainingVideosPage from './TrainingVideosPage';
import './training-videos.scss';

/** Pages by their IDs in the route table. */
export const pages = { 'training-videos': { default: TrainingVideosPage } };
