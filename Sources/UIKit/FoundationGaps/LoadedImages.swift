// A phone's loader lists the libraries of a process. Here a process is one program: there are none to look into.

/// How many libraries are listed.
public func _dyld_image_count() -> UInt32 { 0 }
/// The path of a library; nil for one that is not listed.
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? { nil }
/// Where a library begins; nil for one that is not listed.
public func _dyld_get_image_header(_ index: UInt32) -> UnsafeRawPointer? { nil }
