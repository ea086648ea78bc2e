import type { ExampleDto } from './dto/example.dto';
import type { ExampleEntity } from './example.entity';

/** The only fields that leave the API. */
export const presentExample = ({ id, name }: ExampleEntity): ExampleDto => ({ id, name });
