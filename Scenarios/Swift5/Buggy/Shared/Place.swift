import UIKit

/// The chosen place is marked by the configuration, but a snapshot that equals the last one configures nothing.
struct Place: Hashable { var id: Int; var name: String; var badge: String? }
