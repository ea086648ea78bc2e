import styles from './portfolio-tiles.module.css';

export interface PortfolioTilesProps {
  count: number;
}

/** Empty places for pictures of commissioned work. They say nothing, so only their sentence is read out. */
export function PortfolioTiles({ count }: PortfolioTilesProps) {
  return (
    <>
      <p className={styles.sentence}>Pictures of commissioned work will hang here.</p>
      <div className={styles.tiles} aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={styles.tile} />
        ))}
      </div>
    </>
  );
}
