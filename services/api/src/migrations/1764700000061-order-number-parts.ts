import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the endings of a number's eight characters begin, after the brand's two letters; the shortest has three. */
const BEGINNINGS = [3, 4, 5, 6, 7, 8];

/** Every ending of each order number: a part from its middle is how one of them begins. */
export class OrderNumberParts1764700000061 implements MigrationInterface {
  name = 'OrderNumberParts1764700000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_number_parts (
        part VARCHAR(18) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (part, order_id)
      )
    `);
    const endings = (row: string): string[] =>
      BEGINNINGS.map((beginning) => `SUBSTRING(REPLACE(${row}.number, '-', ''), ${beginning}), ${row}.id`);
    await runner.query(`
      CREATE TRIGGER orders_number_parts AFTER INSERT ON orders FOR EACH ROW
        INSERT IGNORE INTO order_number_parts (part, order_id) VALUES (${endings('NEW').join('), (')})
    `);
    for (const ending of endings('orders'))
      await runner.query(
        `INSERT IGNORE INTO order_number_parts (part, order_id) SELECT ${ending} FROM orders`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER orders_number_parts');
    await runner.query('DROP TABLE order_number_parts');
  }
}
