import Foundation

// Names of a phone's threads that this system's C library writes otherwise or has none of.

/// No fairness between those who wait. It is what a lock of this system does anyway.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Says who of those who wait is next. Nothing is left to choose here, so that the attributes stay what they are.
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 {
  0
}

/// Says of which kind a lock is; the kinds are whole numbers of another width here.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int) -> Int32 {
  pthread_mutexattr_settype(attributes, Int32(kind))
}
