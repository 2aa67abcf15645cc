import AVFoundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Sounds, voices and the session they share.
@MainActor @Suite("Sounds and voices", .serialized) struct SoundTests {
  init() { RunState.begin() }

  @Test("A player is silent until it plays and after it pauses; how loud it is comes without fading")
  func player() throws {
    let player = try AVAudioPlayer(data: Data([1, 2, 3]), fileTypeHint: "mp3")
    player.updateMeters()
    #expect(player.averagePower(forChannel: 0) == -160 && player.peakPower(forChannel: 0) == -160)
    player.setVolume(0.25, fadeDuration: 2)
    #expect(player.volume == 0.25 && player.play(atTime: 1) && player.averagePower(forChannel: 0) == 0)
    player.pause()
    #expect(!player.isPlaying && player.peakPower(forChannel: 1) == -160)
  }

  /// Pauses when headphones are pulled out, and goes on after a call, as podcasts do.
  private final class Listener {
    private(set) var isPlaying = true

    func heard(_ note: Notification) {
      if let value = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
        let type = AVAudioSession.InterruptionType(rawValue: value)
      {
        let options = AVAudioSession.InterruptionOptions(
          rawValue: note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0)
        isPlaying = type == .ended && options.contains(.shouldResume)
      }
      if let value = note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt,
        AVAudioSession.RouteChangeReason(rawValue: value) == .oldDeviceUnavailable
      {
        isPlaying = false
      }
    }
  }

  @Test("A player is told of interruptions and of other routes by the keys of a session; a phone plays by its speaker")
  func interruptions() {
    let listener = Listener()
    func tell(_ name: Notification.Name, _ info: [String: UInt]) { listener.heard(Notification(name: name, userInfo: info)) }
    tell(AVAudioSession.interruptionNotification, [AVAudioSessionInterruptionTypeKey: 1])
    #expect(!listener.isPlaying)
    tell(
      AVAudioSession.interruptionNotification, [AVAudioSessionInterruptionTypeKey: 0, AVAudioSessionInterruptionOptionKey: 1])
    #expect(listener.isPlaying)
    tell(AVAudioSession.routeChangeNotification, [AVAudioSessionRouteChangeReasonKey: 2])
    #expect(!listener.isPlaying)
    let route = AVAudioSession.sharedInstance().currentRoute
    #expect(route.inputs.isEmpty && route.outputs.map(\.portType) == [.builtInSpeaker])
    #expect(route.outputs.map(\.portName) == ["Speaker"] && route.outputs.map(\.uid) == ["Speaker"])
    #expect(!AVAudioSession.sharedInstance().secondaryAudioShouldBeSilencedHint)
  }

  @Test("A category alone sets the usual mode, one with options keeps it, and the user allows recording")
  func session() async {
    await #expect(processExitsWith: .success) { try await SoundTests().sessionAlone() }
  }

  fileprivate func sessionAlone() async throws {
    final class Heard: @unchecked Sendable { var all: [Bool] = [] }
    let (session, heard) = (AVAudioSession.sharedInstance(), Heard())
    try session.setMode(.moviePlayback)
    try session.setCategory(.playback, options: [.mixWithOthers])
    #expect(session.mode == .moviePlayback && session.categoryOptions == .mixWithOthers)
    try session.setCategory(.playback)
    try session.setActive(true)
    #expect(
      session.mode == .default && session.categoryOptions == [] && session.outputVolume == 1 && !session.isOtherAudioPlaying)
    #expect(session.recordPermission == .undetermined)
    session.requestRecordPermission { heard.all.append($0) }
    #expect(heard.all.isEmpty)
    await turn()
    #expect(heard.all == [true] && session.recordPermission == .granted)
  }

  @Test("Reading pauses and goes on; a voice is of the language that is asked for")
  func speech() async {
    await #expect(processExitsWith: .success) { try await SoundTests().speechAlone() }
  }

  fileprivate func speechAlone() async throws {
    let reader = AVSpeechSynthesizer()
    #expect(!reader.pauseSpeaking(at: .word) && !reader.continueSpeaking())
    reader.speak(AVSpeechUtterance(string: "one"))
    #expect(reader.pauseSpeaking(at: .immediate) && reader.isPaused && !reader.pauseSpeaking(at: .immediate))
    for _ in 0..<3 { await turn() }
    #expect(reader.continueSpeaking() && !reader.isPaused)
    for _ in 0..<3 { await turn() }
    #expect(!reader.isSpeaking)
    #expect(AVSpeechSynthesisVoice(language: "de-DE")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: nil)?.language == AVSpeechSynthesisVoice.currentLanguageCode())
  }

  @Test("An item that is taken out of the queue is not played, and an item of its own can be sought")
  func queue() async {
    await #expect(processExitsWith: .success) { try await SoundTests().queueAlone() }
  }

  fileprivate func queueAlone() async throws {
    final class Heard: @unchecked Sendable { var all: [Bool] = [] }
    let heard = Heard()
    let film = try #require(URL(string: "https://example.org/film.mp4"))
    let (first, second) = (AVPlayerItem(url: film), AVPlayerItem(url: film.appending(path: "b")))
    let player = AVQueuePlayer(playerItem: first)
    player.insert(second, after: first)
    #expect(player.items() == [first, second])
    player.remove(first)
    #expect(player.currentItem === second && player.items() == [second])
    second.seek(to: CMTime(value: 4, timescale: 1)) { heard.all.append($0) }
    #expect(second.currentTime().seconds == 4 && second.loadedTimeRanges.isEmpty && !second.isPlaybackBufferEmpty)
    player.playImmediately(atRate: 2)
    #expect(player.rate == 2 && !second.isPlaybackLikelyToKeepUp)
    await turn()
    #expect(heard.all == [true] && second.isPlaybackLikelyToKeepUp)
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(layer.isReadyForDisplay && layer.videoRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    layer.player = nil
    #expect(!layer.isReadyForDisplay && layer.videoRect == .zero)
  }
}
