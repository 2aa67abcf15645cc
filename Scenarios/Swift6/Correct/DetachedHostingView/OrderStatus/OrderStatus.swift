import SwiftUI
import UIKit

struct OrderStatusView: View {
  let number: Int
  let isPaid: Bool

  var body: some View {
    Label("Order \(number)", systemImage: isPaid ? "checkmark.seal" : "hourglass")
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
