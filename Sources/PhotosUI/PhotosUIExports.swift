@_exported import Photos
@_exported import SwiftUI
@_exported import UIKit
