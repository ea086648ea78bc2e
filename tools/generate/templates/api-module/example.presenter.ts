import type { ExampleDto } from './dto/example.dto';
import type { ExampleEntity } from './example.entity';

/** All that leaves of one. */
export const presentExample = ({ id, name }: ExampleEntity): ExampleDto => ({ id, name });
