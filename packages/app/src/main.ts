import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hasOnlineTables } from './online/flag';
import { watchParts } from './parts/missing.svelte';
import { watchPresses } from './parts/pressed';
import { startOffline } from './pwa/updates.svelte';
import { startRouter } from './router/router.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element with the id "app".');

startRouter();
watchParts();
watchPresses();
mount(App, { target });
void startOffline();
if (hasOnlineTables()) void import('./online/watch-turns').then(({ watchTurns }) => watchTurns());
