export { default } from './TrainingVideosPage';
