export { measureQueues } from './measure-queues'
