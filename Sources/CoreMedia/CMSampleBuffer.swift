import Foundation

/// A part of a film or of a sound. Only what records or reads files makes one, and neither is here.
public final class CMSampleBuffer: @unchecked Sendable {
  init() {}
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var numSamples: Int { 0 }
  public var isValid: Bool { false }
}

public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
