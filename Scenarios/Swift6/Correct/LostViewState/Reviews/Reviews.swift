import SwiftUI
import UIKit

struct Restaurant: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
}
