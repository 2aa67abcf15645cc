// The geometry types of this module live in Foundation on Linux.
@_exported import Foundation

/// Seconds. Belongs to CoreFoundation, which every Apple framework re-exports.
public typealias CFTimeInterval = Double
