import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SettingsError } from '../config/environment-reader';
import { Settings } from '../config/settings';
import { Metrics } from './metrics';

/**
 * Shows the metrics at a port of their own: what they tell is nobody's business outside, so that a rule for addresses of the
 * public one must not be what keeps them in (ADR 0083).
 */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Listens where the settings name a port. For processes that serve: programs beside them would want the same port.
   * @returns the port; null when there is none
   * @throws SettingsError when it cannot be had
   */
  async listen(): Promise<number | null> {
    const { metricsPort: port } = this.settings.observability;
    if (port === null) return null;
    this.metrics.collectProcessMetrics();
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
      else void this.answer(response);
    });
    try {
      await once(server.listen(port, this.settings.http.host), 'listening');
    } catch {
      throw new SettingsError([`METRICS_PORT ${port} cannot be used. Stop what uses it, or set another.`]);
    }
    this.server = server;
    const address = server.address();
    return typeof address === 'object' && address ? address.port : null;
  }

  /** After everything else: the last numbers of a shutdown are worth seeing. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(response: ServerResponse): Promise<void> {
    try {
      const text = await this.metrics.render();
      response.writeHead(200, { 'content-type': this.metrics.contentType, 'cache-control': 'no-store' });
      response.end(text);
    } catch (error) {
      this.logger.error(error);
      response.writeHead(500).end();
    }
  }
}
