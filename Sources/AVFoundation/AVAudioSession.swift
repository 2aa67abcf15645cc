import Foundation
import HeadlessCore

/// How an app's sound goes along with others'. What the app asks for is kept.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What kind of sound an app has.
  public struct Category: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// What a category is used for.
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
    public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
    public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 1 << 4)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 1 << 5)
    public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
  }
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
  }
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  open class func sharedInstance() -> AVAudioSession { AudioRunState.current.session }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }

  /// Undetermined until it is asked for; a user who is asked allows it.
  open private(set) var recordPermission = RecordPermission.undetermined
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async {
      self.recordPermission = .granted
      response(true)
    }
  }

  public class var interruptionNotification: Notification.Name { Notification.Name("AVAudioSessionInterruptionNotification") }
  public class var routeChangeNotification: Notification.Name { Notification.Name("AVAudioSessionRouteChangeNotification") }
}

/// What the app asked for in a run.
final class AudioRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(AudioRunState.self)
  let session = AVAudioSession()
  init() {}
}
