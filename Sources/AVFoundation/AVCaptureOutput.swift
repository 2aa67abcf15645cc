import CoreMedia
import Foundation

/// Where what is recorded goes.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The session that it was added to.
  weak var session: AVCaptureSession?
  override init() { super.init() }
  /// None without a device.
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  open func transformedMetadataObject(for metadataObject: AVMetadataObject, connection: AVCaptureConnection) -> AVMetadataObject?
  {
    nil
  }
  open func metadataOutputRectConverted(fromOutputRect rect: CGRect) -> CGRect { rect }
  open func outputRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { rect }

  /// Ends the app as a phone does where something is asked of an output that no camera is joined with.
  func failWithoutConnection(_ method: String) -> Never {
    preconditionFailure("-[\(type(of: self)) \(method)] No active and enabled video connection")
  }
}

/// Codes and faces that a camera sees: none.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }

  /// Nothing can be seen without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Asking for what is not among the available types ends the app, as on a phone.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = [] {
    willSet {
      precondition(
        (newValue ?? []).allSatisfy(availableMetadataObjectTypes.contains),
        "-[AVCaptureMetadataOutput setMetadataObjectTypes:] Unsupported type found - use -availableMetadataObjectTypes")
    }
  }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Hears of codes and faces.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {}
}

/// The pictures of a film, one after the other: none arrives.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) { (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open var availableVideoPixelFormatTypes: [UInt32] { [] }
}

/// Hears of pictures of a film.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  {}
}

/// Sound, part by part: none arrives.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) { (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
}

/// Hears of sound.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
