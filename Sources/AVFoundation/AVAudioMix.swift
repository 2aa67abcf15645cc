import Foundation

/// How loud the sounds of a film are. Nobody hears them: no film here has one.
open class AVAudioMix: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
