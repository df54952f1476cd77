export { askAssistant } from './ask-assistant'
