import Dispatch

// Queues by the names that they have as serial ones: each queue is serial here unless it is said to be concurrent.

public typealias DispatchSerialQueue = DispatchQueue
public typealias OS_dispatch_queue_serial = DispatchQueue
