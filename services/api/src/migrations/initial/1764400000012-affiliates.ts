import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Affiliates, attribution, commissions and payouts. */
export class Affiliates1764400000012 implements MigrationInterface {
  name = 'Affiliates1764400000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE affiliates (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        name VARCHAR(120) NOT NULL,
        code VARCHAR(40) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) NOT NULL,
        rate_bp SMALLINT UNSIGNED NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        notes VARCHAR(2000) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        created_at DATETIME(3) NOT NULL,
        statement_digest CHAR(64) CHARACTER SET ascii NULL,
        statement_link_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY affiliates_code (code),
        UNIQUE KEY affiliates_statement (statement_digest),
        KEY affiliates_newest (created_at, id),
        KEY affiliates_status (status, created_at, id),
        CONSTRAINT affiliates_status CHECK (status in ('active', 'inactive')),
        CONSTRAINT affiliates_rate CHECK (rate_bp <= 10000)
      )
    `);
    await runner.query(`
      CREATE TABLE affiliate_applications (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        full_name VARCHAR(200) NOT NULL,
        email VARCHAR(254) NOT NULL,
        phone VARCHAR(40) NOT NULL,
        location VARCHAR(200) NOT NULL,
        business VARCHAR(200) NOT NULL,
        portfolio VARCHAR(500) NOT NULL,
        buyer_types VARCHAR(500) NOT NULL,
        experience TEXT NOT NULL,
        role VARCHAR(20) CHARACTER SET ascii NOT NULL,
        notes TEXT NOT NULL,
        state VARCHAR(10) CHARACTER SET ascii NOT NULL DEFAULT 'new',
        affiliate_id CHAR(36) CHARACTER SET ascii NULL,
        digest CHAR(64) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY affiliate_applications_digest (digest),
        KEY affiliate_applications_email (email, created_at)
      )
    `);
    await runner.query(`
      CREATE TABLE order_referrals (
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        affiliate_id CHAR(36) CHARACTER SET ascii NULL,
        code VARCHAR(100) NULL,
        captured_at DATETIME(3) NULL,
        attribution_status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        rate_bp SMALLINT UNSIGNED NULL,
        reason VARCHAR(500) NULL,
        ordered_at DATETIME(3) NOT NULL,
        PRIMARY KEY (order_id),
        KEY order_referrals_affiliate (affiliate_id, ordered_at, order_id),
        KEY order_referrals_status (attribution_status, ordered_at, order_id),
        CONSTRAINT order_referrals_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT order_referrals_affiliate FOREIGN KEY (affiliate_id) REFERENCES affiliates (id),
        CONSTRAINT order_referrals_status CHECK (attribution_status in ('counts', 'unknown', 'inactive', 'expired', 'own', 'by_hand'))
      )
    `);
    await runner.query(`
      CREATE TABLE affiliate_payouts (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        affiliate_id CHAR(36) CHARACTER SET ascii NOT NULL,
        cents INT UNSIGNED NOT NULL,
        method VARCHAR(60) NOT NULL,
        reference VARCHAR(120) NULL,
        note VARCHAR(500) NULL,
        paid_at DATETIME(3) NOT NULL,
        actor VARCHAR(120) NOT NULL,
        PRIMARY KEY (id),
        KEY affiliate_payouts_affiliate (affiliate_id, paid_at, id),
        CONSTRAINT affiliate_payouts_affiliate FOREIGN KEY (affiliate_id) REFERENCES affiliates (id)
      )
    `);
    await runner.query(`
      CREATE TABLE affiliate_commissions (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        affiliate_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_number VARCHAR(20) CHARACTER SET ascii NOT NULL,
        title VARCHAR(200) NOT NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        quantity SMALLINT UNSIGNED NOT NULL,
        price_cents INT UNSIGNED NOT NULL,
        production_cents INT UNSIGNED NOT NULL,
        shipping_cents INT UNSIGNED NOT NULL,
        payment_fee_cents INT UNSIGNED NOT NULL,
        are_costs_known TINYINT(1) NOT NULL,
        net_cents INT NOT NULL,
        rate_bp SMALLINT UNSIGNED NOT NULL,
        commission_cents INT UNSIGNED NOT NULL,
        reversed_quantity SMALLINT NOT NULL,
        reversed_cents INT NOT NULL,
        settled_cents INT NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        review_reason VARCHAR(12) CHARACTER SET ascii NULL,
        decision_reason VARCHAR(500) NULL,
        ordered_at DATETIME(3) NOT NULL,
        confirmed_at DATETIME(3) NOT NULL,
        approvable_at DATETIME(3) NOT NULL,
        accrued_at DATETIME(3) NULL,
        disputed_at DATETIME(3) NULL,
        is_dispute_lost TINYINT(1) NOT NULL,
        payout_id CHAR(36) CHARACTER SET ascii NULL,
        version INT UNSIGNED NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY affiliate_commissions_once (order_line_id, affiliate_id),
        KEY affiliate_commissions_newest (confirmed_at, id),
        KEY affiliate_commissions_affiliate (affiliate_id, confirmed_at, id),
        KEY affiliate_commissions_state (state, confirmed_at, id),
        KEY affiliate_commissions_due (state, approvable_at),
        KEY affiliate_commissions_accrued (affiliate_id, accrued_at),
        KEY affiliate_commissions_order (order_id),
        KEY affiliate_commissions_payout (payout_id),
        CONSTRAINT affiliate_commissions_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT affiliate_commissions_order_line FOREIGN KEY (order_line_id) REFERENCES order_lines (id),
        CONSTRAINT affiliate_commissions_affiliate FOREIGN KEY (affiliate_id) REFERENCES affiliates (id),
        CONSTRAINT affiliate_commissions_payout FOREIGN KEY (payout_id) REFERENCES affiliate_payouts (id),
        CONSTRAINT affiliate_commissions_state CHECK (state in ('review', 'declined', 'pending', 'approved', 'paid', 'reversed')),
        CONSTRAINT affiliate_commissions_net CHECK (net_cents = cast(price_cents as signed) - production_cents - shipping_cents - payment_fee_cents),
        CONSTRAINT affiliate_commissions_reversed CHECK (reversed_cents between 0 and commission_cents)
      )
    `);
    await runner.query(`
      CREATE TABLE affiliate_commission_reversals (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        affiliate_commission_id CHAR(36) CHARACTER SET ascii NOT NULL,
        cause VARCHAR(12) CHARACTER SET ascii NOT NULL,
        quantity SMALLINT NOT NULL,
        cents INT NOT NULL,
        payout_id CHAR(36) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY affiliate_commission_reversals_commission (affiliate_commission_id),
        KEY affiliate_commission_reversals_payout (payout_id),
        CONSTRAINT affiliate_commission_reversals_commission FOREIGN KEY (affiliate_commission_id) REFERENCES affiliate_commissions (id),
        CONSTRAINT affiliate_commission_reversals_payout FOREIGN KEY (payout_id) REFERENCES affiliate_payouts (id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'affiliate_commission_reversals',
      'affiliate_commissions',
      'affiliate_payouts',
      'order_referrals',
      'affiliate_applications',
      'affiliates',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
