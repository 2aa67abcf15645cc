/// Seconds since the machine started. Inside a run that clock is the run's own.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
