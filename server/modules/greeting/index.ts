export { greetOwner } from './greet-owner'
