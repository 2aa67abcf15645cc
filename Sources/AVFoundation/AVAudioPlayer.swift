import Foundation

/// Plays a sound. Nothing is heard and nothing ends: what the app asks for is kept.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Fails for a file that is not there, as on a phone.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
    }
    self.url = url
    super.init()
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
  public init(data: Data) throws {
    guard !data.isEmpty else { throw NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647) }
    self.data = data
    super.init()
  }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var url: URL?
  open private(set) var data: Data?
  open private(set) var isPlaying = false
  /// Nobody knows it without reading the sound.
  open var duration: TimeInterval { 0 }
  open var currentTime: TimeInterval = 0
  open var deviceCurrentTime: TimeInterval { 0 }
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var numberOfChannels: Int { 2 }
  open var isMeteringEnabled = false
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  @discardableResult open func prepareToPlay() -> Bool { url != nil || data != nil }
  @discardableResult open func play() -> Bool {
    isPlaying = prepareToPlay()
    return isPlaying
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { isPlaying ? 0 : -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { isPlaying ? 0 : -160 }
}

/// Hears how a sound ends. None ends here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
