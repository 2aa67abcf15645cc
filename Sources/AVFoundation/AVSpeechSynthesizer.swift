import Foundation

/// A text that is read aloud.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public init(string: String) { speechString = string }
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Who reads.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public init?(language languageCode: String?) { language = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode() }
  public let language: String
  open class func currentLanguageCode() -> String { "en-US" }
}

/// Where a reader stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// Reads texts aloud, one after the other. Nothing is heard: each is read in a turn of the main queue of its own.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { !waiting.isEmpty }
  open private(set) var isPaused = false

  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if waiting.count == 1 { read() }
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let current = waiting.first else { return false }
    waiting = []
    delegate?.speechSynthesizer(self, didCancel: current)
    return true
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    return true
  }
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    read()
    return true
  }

  private var waiting: [AVSpeechUtterance] = []

  private func read() {
    guard let current = waiting.first, !isPaused else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self, waiting.first === current, !isPaused else { return }
      delegate?.speechSynthesizer(self, didStart: current)
      DispatchQueue.main.async { [weak self] in
        guard let self, waiting.first === current, !isPaused else { return }
        waiting.removeFirst()
        delegate?.speechSynthesizer(self, didFinish: current)
        read()
      }
    }
  }
}

/// Hears how reading goes on.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
