export { tellAlerts } from './tell-alerts'
