export * from './toy/index';
