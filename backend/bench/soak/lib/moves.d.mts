export declare function evenOver(sockets: number): number;
export declare function peakOf(times: readonly number[]): number;
