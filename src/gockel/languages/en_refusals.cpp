// The English sentences stand in core, where refusals are made.

#include "gockel/languages/sections.h"

namespace gockel {
namespace {

RefusalTexts texts_of_core() {
  RefusalTexts texts;
  for (std::size_t i = 0; i < reason_count; ++i)
    texts.all[i] = english_text(static_cast<Reason>(i));
  return texts;
}

}  // namespace

const RefusalTexts& english_refusals() {
  static const RefusalTexts texts = texts_of_core();
  return texts;
}

}  // namespace gockel
