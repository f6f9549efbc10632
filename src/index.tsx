import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createAppStore } from './app/store';
import './styles/index.scss';

const root = document.getElementById('app');
if (root) createRoot(root).render(<App appStore={createAppStore()} />);
