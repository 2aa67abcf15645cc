import AVFoundation
import AVKit
import HeadlessCore
@_spi(CellHarness) import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// Films and sounds: nothing plays, and what the app asks for is kept and told.
@MainActor @Suite("Films and sounds", .serialized) struct MediaTests {
  init() { RunState.begin() }

  private static let film = URL(string: "https://example.org/film.mp4").unsafelyUnwrapped

  @Test("Times add and compare across scales; what nobody knows stays unknown")
  func times() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300 && CMTimeGetSeconds(half + CMTime(value: 1, timescale: 4)) == 0.75)
    #expect(CMTime(value: 1, timescale: 2) == half && half < CMTimeMake(value: 2, timescale: 3))
    #expect(CMTimeSubtract(half, half) == .zero && (half + .indefinite).isIndefinite && !CMTime.invalid.isValid)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity > half && (half - .positiveInfinity).isNegativeInfinity)
    #expect(CMTime(value: 7, timescale: 4).convertScale(2, method: .roundTowardZero).value == 3)
    let part = CMTimeRange(start: half, end: CMTime(value: 2, timescale: 1))
    #expect(part.duration.seconds == 1.5 && part.containsTime(half) && !part.containsTime(part.end))
  }

  @Test("There is no camera, and who is asked for one says no")
  func camera() {
    #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    AVCaptureDevice.requestAccess(for: .audio) { isGranted in #expect(!isGranted) }
    #expect(
      AVCaptureDevice.authorizationStatus(for: .audio) == .denied
        && AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    let found = AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
    #expect(found.devices.isEmpty && AVCaptureDevice.default(.builtInDualCamera, for: .video, position: .front) == nil)
  }

  @Test("A session keeps what is added once, starts and stops, and tells who observes it; its picture's layer has nothing in it")
  func session() {
    final class Heard: @unchecked Sendable { var all: [String] = [] }
    let (heard, session, output) = (Heard(), AVCaptureSession(), AVCapturePhotoOutput())
    let observed = session.observe(\.isRunning, options: [.new]) { _, change in heard.all.append("\(change.newValue ?? false)") }
    let token = NotificationCenter.default.addObserver(forName: .AVCaptureSessionDidStartRunning, object: session, queue: nil) {
      _ in
      heard.all.append("started")
    }
    session.beginConfiguration()
    session.sessionPreset = .photo
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && !AVCaptureSession().canAddOutput(output) && session.outputs == [output])
    session.commitConfiguration()
    session.startRunning()
    session.startRunning()
    #expect(session.isRunning && heard.all == ["true", "started"])
    session.stopRunning()
    session.removeOutput(output)
    #expect(!session.isRunning && session.outputs.isEmpty && session.canAddOutput(output) && heard.all.last == "false")
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    #expect(
      layer.contents == nil && layer.session === session && layer.connection == nil && output.connection(with: .video) == nil)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(layer.layerRectConverted(fromMetadataOutputRect: whole) == layer.bounds)
    #expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 200, y: 0)) == .zero)
    NotificationCenter.default.removeObserver(token)
    observed.invalidate()
  }

  @Test("Without a camera no picture is taken and no code is looked for: who asks all the same ends")
  func withoutCamera() async {
    await #expect(processExitsWith: .failure) {
      final class Delegate: NSObject, AVCapturePhotoCaptureDelegate {}
      AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: Delegate())
    }
    await #expect(processExitsWith: .failure) { AVCaptureMetadataOutput().metadataObjectTypes = [.qr] }
    await #expect(processExitsWith: .failure) {
      let session = AVCaptureSession()
      session.beginConfiguration()
      session.startRunning()
    }
  }

  @Test("What a medium says of itself is not known, and a file that is not there can't be asked")
  func loading() async throws {
    let asset = AVAsset(url: Self.film)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(duration.isIndefinite && isPlayable)
    #expect(try await asset.load(.metadata).first { $0.commonKey == .commonKeyTitle } == nil)
    await #expect(throws: (any Error).self) { try await AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp4")).load(.duration) }
  }

  @Test("Pictures of a film come in their order after a turn; those that were taken back, and a film that is not there, say so")
  func pictures() async {
    await #expect(processExitsWith: .success) { try await MediaTests().picturesAlone() }
  }

  fileprivate func picturesAlone() async throws {
    final class Heard: @unchecked Sendable { var all: [String] = [] }
    let (heard, generator) = (Heard(), AVAssetImageGenerator(asset: AVURLAsset(url: Self.film)))
    generator.maximumSize = CGSize(width: 192, height: 192)
    let times = [0.5, 2].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
    generator.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, _ in
      heard.all.append("\(time.seconds) \(result) \(image.map { "\($0.width)×\($0.height)" } ?? "none")")
    }
    #expect(heard.all.isEmpty)
    await turn()
    #expect(heard.all == ["0.5 succeeded 192×108", "2.0 succeeded 192×108"])
    generator.generateCGImagesAsynchronously(forTimes: [times[0]]) { _, _, _, result, _ in heard.all.append("\(result)") }
    generator.cancelAllCGImageGeneration()
    await turn()
    #expect(heard.all.last == "cancelled")
    let (first, again) = (
      try await generator.image(at: times[0].timeValue).image, try generator.copyCGImage(at: times[0].timeValue, actualTime: nil)
    )
    let other = try generator.copyCGImage(at: times[1].timeValue, actualTime: nil)
    #expect(first == again && first != other)
    let nowhere = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/nowhere.mp4")))
    #expect(throws: (any Error).self) { try nowhere.copyCGImage(at: .zero, actualTime: nil) }
  }

  @Test("Texts are read one after the other; who stops hears which was read")
  func speech() async {
    await #expect(processExitsWith: .success) { try await MediaTests().speechAlone() }
  }

  fileprivate func speechAlone() async throws {
    final class Listener: NSObject, AVSpeechSynthesizerDelegate {
      var heard: [String] = []
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        heard.append("start " + utterance.speechString)
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        heard.append("finish " + utterance.speechString)
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        heard.append("cancel " + utterance.speechString)
      }
    }
    let (reader, listener) = (AVSpeechSynthesizer(), Listener())
    reader.delegate = listener
    for text in ["one", "two"] { reader.speak(AVSpeechUtterance(string: text)) }
    #expect(reader.isSpeaking && listener.heard.isEmpty)
    for _ in 0..<4 { await turn() }
    #expect(listener.heard == ["start one", "finish one", "start two", "finish two"] && !reader.isSpeaking)
    reader.speak(AVSpeechUtterance(string: "three"))
    #expect(reader.stopSpeaking(at: .immediate) && !reader.stopSpeaking(at: .word))
    await turn()
    #expect(listener.heard.last == "cancel three" && listener.heard.count == 5)
  }

  @Test("A player becomes ready, plays until it is paused, jumps where it is sought and tells who observes it")
  func player() async {
    await #expect(processExitsWith: .success) { try await MediaTests().playerAlone() }
  }

  fileprivate func playerAlone() async throws {
    final class Heard: @unchecked Sendable { var all: [String] = [] }
    let heard = Heard()
    let player = AVPlayer(url: Self.film)
    let status = player.observe(\.timeControlStatus) { player, _ in heard.all.append("\(player.timeControlStatus)") }
    let ready = player.publisher(for: \.status).sink { heard.all.append("\($0)") }
    let times = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) {
      heard.all.append("at \($0.seconds)")
    }
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    await turn()
    #expect(player.status == .readyToPlay && player.timeControlStatus == .playing && player.currentItem?.status == .readyToPlay)
    #expect(await player.seek(to: CMTime(value: 3, timescale: 1)))
    await turn()
    #expect(player.currentTime().seconds == 3 && player.currentItem?.duration.isIndefinite == true)
    player.removeTimeObserver(times)
    player.pause()
    await turn()
    #expect(
      heard.all == ["unknown", "waitingToPlayAtSpecifiedRate", "at 0.0", "readyToPlay", "playing", "at 3.0", "paused"]
        || heard.all == ["unknown", "waitingToPlayAtSpecifiedRate", "readyToPlay", "playing", "at 0.0", "at 3.0", "paused"],
      "\(heard.all)")
    withExtendedLifetime((status, ready)) {}
    let gone = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
    player.replaceCurrentItem(with: gone)
    await turn()
    #expect(gone.status == .failed && gone.error != nil && player.currentItem === gone)
  }

  @Test("A queue plays its first item; the next follows, and a looper begins one")
  func queue() {
    let items = ["a", "b"].map { AVPlayerItem(url: Self.film.appending(path: $0)) }
    let player = AVQueuePlayer(items: items)
    #expect(player.currentItem === items[0] && !player.canInsert(items[1], after: nil))
    player.advanceToNextItem()
    #expect(player.currentItem === items[1] && player.items().count == 1)
    player.removeAllItems()
    let looper = AVPlayerLooper(player: player, templateItem: items[0])
    #expect(player.currentItem === items[0] && looper.loopCount == 0)
  }

  @Test("A sound that is there plays until it is stopped; one that is not fails to be made")
  func sound() throws {
    let player = try AVAudioPlayer(data: Data([1, 2, 3]))
    player.numberOfLoops = -1
    #expect(player.play() && player.isPlaying)
    player.stop()
    #expect(!player.isPlaying)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    #expect(AVAudioSession.sharedInstance().category == .playback && session.categoryOptions == .mixWithOthers)
    RunState.begin()
    #expect(AVAudioSession.sharedInstance().category == .soloAmbient)
  }

  @Test("What is played stands for its picture: in a controller, in a layer and in SwiftUI")
  func shown() {
    let player = AVPlayer()
    let controller = AVPlayerViewController()
    controller.player = player
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(controller.view.shownTexts == [])
    player.replaceCurrentItem(with: AVPlayerItem(url: Self.film))
    #expect(controller.view.shownTexts == ["https://example.org/film.mp4"])
    let layer = AVPlayerLayer(player: player)
    layer.videoGravity = .resizeAspectFill
    #expect(layer.contents as? String == "https://example.org/film.mp4")
    layer.player = nil
    #expect(layer.contents == nil)
    let hosting = UIHostingController(rootView: VideoPlayer(player: player) { Text("Live") })
    hosting.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    hosting.view.layoutIfNeeded()
    #expect(hosting.view.shownTexts.sorted() == ["Live", "https://example.org/film.mp4"])
  }
}
