import CoreMedia
import Foundation

/// Writes what is recorded into a file. Asked to without a camera, the app ends, as on a phone.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var outputFileURL: URL? { nil }
  open var isRecording: Bool { false }
  open var isRecordingPaused: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
    failWithoutConnection("startRecordingToOutputFileURL:recordingDelegate:")
  }
  open func stopRecording() {}
  open func pauseRecording() {}
  open func resumeRecording() {}
}

/// Writes films.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  public override init() { super.init() }
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

/// Hears how writing goes on.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  {}
}

/// Takes pictures as before iOS 10: without a camera there is no connection to take one from.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open var outputSettings: [String: Any] = [:]
  open var isHighResolutionStillImageOutputEnabled = false
  open var isCapturingStillImage: Bool { false }
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) { failWithoutConnection("captureStillImageAsynchronouslyFromConnection:completionHandler:") }
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
