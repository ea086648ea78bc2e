/** Devices paired with one event, which upload its photographs without an account. */
export { EventDevicesModule } from './event-devices.module';
export { EVENT_DEVICE_EMAILS } from './event-devices.emails';
export { CurrentEventDevice, ForEventDevices, type AuthenticatedDevice } from './event-device.guard';
