@_exported import CoreGraphics
@_exported import Foundation
import HeadlessCore

/// The number of a sound of the system's.
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4_095
public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesSystemSoundUnspecifiedError: Int32 = -1_500

/// Nothing is heard here, and a completion is called in the next turn of the main queue. One that was added for the sound is called after
/// the time that a vibration takes.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SoundRunState.current.play(inSystemSoundID) }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SoundRunState.current.play(inSystemSoundID) }
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
/// Called when a sound is over.
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Calls a function each time the sound is over. Which run loop is asked for makes no difference: it is called in the main one.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> Int32 {
  SoundRunState.current.completions[inSystemSoundID] = .init(routine: inCompletionRoutine, data: inClientData)
  return kAudioServicesNoError
}
/// A sound that plays already ends without the call.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  SoundRunState.current.completions[inSystemSoundID] = nil
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }

/// What is called when sounds of a run are over.
final class SoundRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(SoundRunState.self)

  struct Completion {
    let routine: AudioServicesSystemSoundCompletionProc
    let data: UnsafeMutableRawPointer?
  }
  var completions: [SystemSoundID: Completion] = [:]
  init() {}

  func play(_ sound: SystemSoundID) {
    guard completions[sound] != nil else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400)) { [weak self] in
      guard let completion = self?.completions[sound] else { return }
      completion.routine(sound, completion.data)
    }
  }
}
