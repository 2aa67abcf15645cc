import Foundation

// Apple's headers do not say whether a text in C may be missing, so that there an optional one is passed on. A missing one ends the
// program here as there.

public func strcmp(_ s1: UnsafePointer<CChar>?, _ s2: UnsafePointer<CChar>?) -> Int32 {
  guard let s1, let s2 else { fatalError("strcmp(_:_:) of no text") }
  return Foundation.strcmp(s1, s2)
}
public func strncmp(_ s1: UnsafePointer<CChar>?, _ s2: UnsafePointer<CChar>?, _ n: Int) -> Int32 {
  guard let s1, let s2 else { fatalError("strncmp(_:_:_:) of no text") }
  return Foundation.strncmp(s1, s2, n)
}
public func strlen(_ s: UnsafePointer<CChar>?) -> Int {
  guard let s else { fatalError("strlen(_:) of no text") }
  return Int(Foundation.strlen(s))
}
