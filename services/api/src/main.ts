import 'reflect-metadata';
import { runProcess } from './process';

void runProcess();
