import UIKit

struct Course: Hashable, Sendable {
  let id: UUID
  let title: String
  let syllabus: String
}
