export { Tooltip, TooltipArea, type TooltipProps } from './tooltip';
