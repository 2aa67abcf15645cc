/// Has to be the first stored property of a class whose objects are values of attributed strings.
///
/// `NSMutableAttributedString.addAttribute` compares the value that is there with the new one. Foundation's comparison on Linux reads
/// a type number where the first stored property of an `NSObject` subclass lies, and stops the program where no such type
/// exists. With the number of a type that exists it goes on to `isEqual(_:)`.
struct CoreFoundationHeader {
  /// The number of CFString, in the bits that hold the type of a CoreFoundation object.
  private let info: UInt64 = 7 << 8
}
