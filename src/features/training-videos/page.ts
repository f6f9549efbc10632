import './training-videos.scss';

export { default } from './TrainingVideosPage';
