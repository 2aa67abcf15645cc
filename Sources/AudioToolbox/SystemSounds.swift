@_exported import CoreGraphics
@_exported import Foundation

/// The number of a sound of the system's.
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4_095
public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1_500

/// Nothing is heard here, and a completion is called in the next turn of the main queue.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
@preconcurrency
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
@preconcurrency
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Gives the sound a number; fails for a file that is not there.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  guard let path = inFileURL.path, FileManager.default.fileExists(atPath: path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  var hash: UInt32 = 2_166_136_261
  for byte in path.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  outSystemSoundID.pointee = 4_096 + hash % 100_000
  return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }
